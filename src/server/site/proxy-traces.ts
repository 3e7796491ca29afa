/**
 * The names of headers with which a proxy shows on whose behalf it asks, what it was asked, or that it
 * exists. They are recognised by typical words rather than by a list, since every product has its own; a
 * browser or any other direct client has no reason to send such a header.
 */
const TRACES: readonly RegExp[] = [
  // Standard headers: Forwarded, Via, CDN-Loop, Surrogate-Capability.
  /^(?:forwarded|cdn-loop|surrogate-capability)$|(?:^|-)via$/,
  // X-Forwarded-For, Max-Forwards, WL-Proxy-Client-IP, Proxy-Connection of a client that knows its proxy.
  /forward|prox(?:y|ied)/,
  // The client's address: X-Real-IP, Fly-Client-IP, X-Azure-SocketIP, X-Remote-Addr, X-Source-Address.
  /(?:^|-)(?:client|peer|real|remote|socket|source|user)?(?:ip|addr(?:ess)?)(?:-|$)/,
  // The client, or what it asked for: X-Client-Cert, X-Remote-User, X-Original-URL, X-Cluster-Client.
  /(?:^|-)(?:client|cluster|connecting|original|remote)(?:-|$)/,
  // How the client reached the proxy: X-Scheme, X-Host, X-Url-Scheme, Front-End-Https, X-SSL-Cipher, X-Request-Start.
  /^x-(?:url-?)?(?:scheme|host|proto(?:col)?|port|uri|ssl|tls|https)(?:-|$)|^(?:front-end-https|ssl-client-.*|x-(?:request|queue)-start)$/,
  // The prefixes of networks and gateways.
  /^(?:x-)?(?:akamai|ali-cdn|amz-cf|amzn|appengine|arr|azure|cdn|cf|cloud-trace|cloudfront|do|edge|envoy|fastly|fly|haproxy|incap|istio|nf|nginx|sucuri|traefik|vercel)-|^(?:x-)?varnish(?:-|$)/,
];

/** Whether the headers of a request show that a proxy forwarded it. */
export function hasProxyTrace(names: readonly string[]): boolean {
  return names.some((name) => {
    const lower = name.toLowerCase();
    return TRACES.some((trace) => trace.test(lower));
  });
}
