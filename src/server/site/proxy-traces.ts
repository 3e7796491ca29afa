/**
 * What the names of headers hold by which a proxy tells for whom it asks, what it was asked, or that
 * it was there. They are told by their words rather than one by one, since every product has its own;
 * a browser, or a client that asks for itself, has no cause to send such a name.
 */
const TRACES: readonly RegExp[] = [
  // The standards' own: Forwarded, Via, CDN-Loop, Surrogate-Capability.
  /^(?:forwarded|cdn-loop|surrogate-capability)$|(?:^|-)via$/,
  // X-Forwarded-For, Max-Forwards, WL-Proxy-Client-IP, Proxy-Connection of a client that knows of one.
  /forward|prox(?:y|ied)/,
  // Whose address it was: X-Real-IP, Fly-Client-IP, X-Azure-SocketIP, X-Remote-Addr, X-Source-Address.
  /(?:^|-)(?:client|peer|real|remote|socket|source|user)?(?:ip|addr(?:ess)?)(?:-|$)/,
  // Who asked, or for what: X-Client-Cert, X-Remote-User, X-Original-URL, X-Cluster-Client.
  /(?:^|-)(?:client|cluster|connecting|original|remote)(?:-|$)/,
  // How the proxy was asked: X-Scheme, X-Host, X-Url-Scheme, Front-End-Https, X-SSL-Cipher, X-Request-Start.
  /^x-(?:url-?)?(?:scheme|host|proto(?:col)?|port|uri|ssl|tls|https)(?:-|$)|^(?:front-end-https|ssl-client-.*|x-(?:request|queue)-start)$/,
  // What networks and gateways put before all that is theirs.
  /^(?:x-)?(?:akamai|ali-cdn|amz-cf|amzn|appengine|arr|azure|cdn|cf|cloud-trace|cloudfront|do|edge|envoy|fastly|fly|haproxy|incap|istio|nf|nginx|sucuri|traefik|vercel)-|^(?:x-)?varnish(?:-|$)/,
];

/** Whether the headers of a request show that a proxy passed it on. */
export function hasProxyTrace(names: readonly string[]): boolean {
  return names.some((name) => {
    const lower = name.toLowerCase();
    return TRACES.some((trace) => trace.test(lower));
  });
}
