# In front of the site where the worker purges it (PURGE_ADAPTER=varnish): pages stay for as long as `Surrogate-Control` says, minutes, and
# are forgotten by what they are made of. Varnish 7, without modules of others; start it with `-p http_gzip_support=off`, as it knows no
# br and the site presses its pages itself, and, as others leave many cookies on a publisher's domain, with
# `-p http_req_hdr_len=16k -p http_req_size=64k -p workspace_client=160k -p workspace_backend=160k`. TLS is done before it.
# An open page that listens, and who looks at a film, holds a thread, of which two pools have 10,000: with `-p thread_pool_max=5000 -p pipe_sess_max=7500` a quarter
# is left for pages, and who is too many gets 503 and polls.
vcl 4.1;
import std;

backend frontend {
  .host = "frontend";
  .port = "3000";
  .first_byte_timeout = 15s;
  .probe = { .url = "/health/live"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 3; }
}

# From where purges are taken: the worker's networks.
acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
  "fc00::"/7;
}

sub vcl_recv {
  if (req.method == "PURGEKEYS") {
    if (client.ip !~ purgers) { return (synth(403, "Forbidden")); }
    if (!req.http.Surrogate-Key) { return (synth(400, "Bad Request")); }
    if (req.http.Surrogate-Key == "*") {
      if (!std.ban("obj.status != 0")) { return (synth(500, std.ban_error())); }
      return (synth(200, "Forgotten"));
    }
    # Keys are text, not patterns: signs of patterns stand in brackets.
    set req.http.X-Keys = regsuball(req.http.Surrogate-Key, "([][\\.*+?^$(){}|\x22])", "[\1]");
    set req.http.X-Keys = regsuball(req.http.X-Keys, "\[([\\^])\]", "\\\1");
    set req.http.X-Keys = regsuball(req.http.X-Keys, " +", "|");
    if (!std.ban("obj.http.Surrogate-Key ~ (^|[[:space:]])(" + req.http.X-Keys + ")([[:space:]]|$)")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(200, "Forgotten"));
  }
  # What the programs say of themselves is for those who run them.
  if (req.url ~ "^/(health|metrics)(/|$)") { return (synth(404)); }
  set req.http.X-Forwarded-For = client.ip;
  unset req.http.X-Forwarded-Host;
  # A reader names no line of a log: the frontend does.
  unset req.http.X-Request-Id;
  unset req.http.Traceparent;
  unset req.http.Tracestate;
  # An upgrade is handed through, a form and what is one reader's own are never kept.
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Of pictures and files of builds what is added to the address says nothing. Films go through by the part that a player asks for, no
  # faster than it reads: kept here, or passed by way of the memory, all of each would be fetched for whoever asks for one byte and leaves.
  if (req.url ~ "^/(assets|media)/") {
    set req.url = regsub(req.url, "\?.*$", "");
    if (req.url ~ "^/media/" && req.url !~ "\.(avif|webp|jpg)$") { return (pipe); }
  }
  # Every word is passed on at once, for as long as the page is seen; passed by way of the memory it would take two threads.
  if (req.url ~ "^/live/events(\?|$)") { return (pipe); }
  if (req.url ~ "^/(api|area-riservata|authorize-sso|login)(/|\?|$)") { return (pass); }
  if (req.http.Accept-Encoding ~ "(^|,)\s*br\s*(,|$)") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "(^|,)\s*gzip\s*(,|$)") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # Only while no frontend answers a copy is shown for longer than it may.
  if (std.healthy(req.backend_hint)) { set req.grace = 0s; }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "no-store" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 1s);
  }
  set beresp.grace = 60s;
  set beresp.keep = 0s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
