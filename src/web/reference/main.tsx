/** The API reference: Swagger UI for the service's OpenAPI description. */

interface SwaggerOptions {
  readonly url: string;
  readonly domNode: Element;
  /** Null: sends nothing to an external validator. */
  readonly validatorUrl: null;
  readonly plugins: readonly object[];
  readonly defaultModelsExpandDepth: number;
  readonly tryItOutEnabled: boolean;
  readonly persistAuthorization: boolean;
}

declare global {
  interface Window {
    SwaggerUIBundle?: (options: SwaggerOptions) => unknown;
  }
}

async function load(script: string): Promise<void> {
  const element = document.createElement("script");
  element.src = script;
  await new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
    document.head.append(element);
  });
}

const main = document.querySelector("main");
if (main !== null) {
  await load("/assets/swagger-ui.js");
  window.SwaggerUIBundle?.({
    url: "/openapi.json",
    domNode: main,
    validatorUrl: null,
    // Hides the list of servers: it has no accessible name, and there is only one server.
    plugins: [{ wrapComponents: { ServersContainer: () => () => null } }],
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    // The key is kept only as long as the page.
    persistAuthorization: false,
  });
}
