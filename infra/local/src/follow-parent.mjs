// Preloaded into every child: when the program that started it is gone, however it went, the child stops as on SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
