// Command check-compose reads a Compose file as the reference implementation does, and refuses what Docker Compose would refuse.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/compose-spec/compose-go/v2/cli"
)

func main() {
	options, err := cli.NewProjectOptions(os.Args[1:], cli.WithOsEnv, cli.WithProfiles([]string{"*"}))
	if err == nil {
		project, loadErr := options.LoadProject(context.Background())
		if err = loadErr; err == nil {
			fmt.Printf("%d services, %d secrets\n", len(project.AllServices()), len(project.Secrets))
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
