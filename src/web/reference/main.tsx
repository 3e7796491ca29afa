/**
 * The API reference: Swagger UI for the service's OpenAPI description, with parts that Swagger UI
 * does not show.
 */
import { render } from "preact";
import { makeAccessible } from "./accessible.ts";
import { Description } from "./description.ts";
import { Samples } from "./samples.tsx";
import type { Wrap } from "./swagger.ts";

async function load(script: string): Promise<void> {
  const element = document.createElement("script");
  element.src = script;
  await new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
    document.head.append(element);
  });
}

async function readSpec(): Promise<unknown> {
  const response = await fetch("/openapi.json");
  if (!response.ok) throw new Error(`/openapi.json: ${response.status}`);
  return response.json();
}

/** Chapters on errors and the like, above the calls. */
function withChapters(description: Description): Wrap {
  return (original, { React, getComponent }) =>
    () =>
      React.createElement(
        "div",
        null,
        React.createElement(original, {}),
        React.createElement(
          "div",
          { className: "chapters" },
          ...description.chapters.map(({ name, text }) =>
            React.createElement(
              "details",
              { key: name },
              React.createElement("summary", null, React.createElement("h3", null, name)),
              React.createElement(getComponent("Markdown", true), { source: text }),
            ),
          ),
        ),
      );
}

type Mount = (element: HTMLElement | null) => void;

/** Code samples, above the answers of a call. */
function withSamples(description: Description): Wrap {
  // React remounts an element if it gets a different function.
  const mounts = new Map<string, Mount>();
  const mountFor = (path: string, method: string) => {
    const id = `${method}${path.replace(/\W+/g, "-")}`;
    const known = mounts.get(id);
    if (known !== undefined) return known;
    const samples = description.samplesOf(path, method);
    let root: HTMLElement | null = null;
    const mount: Mount = (element) => {
      if (element !== null) render(<Samples id={id} samples={samples} />, element);
      else if (root !== null) render(null, root);
      root = element;
    };
    mounts.set(id, mount);
    return mount;
  };
  return (original, { React }) =>
    (props: { readonly path: string; readonly method: string }) =>
      React.createElement(
        "div",
        null,
        React.createElement("div", { ref: mountFor(props.path, props.method) }),
        React.createElement(original, props),
      );
}

async function show(main: Element): Promise<void> {
  const [spec] = await Promise.all([readSpec(), load("/assets/swagger-ui.js")]);
  const description = new Description(spec);
  window.SwaggerUIBundle?.({
    spec: description.withoutChapters,
    domNode: main,
    validatorUrl: null,
    plugins: [
      {
        wrapComponents: {
          // Hides the list of servers: it has no accessible name, and there is only one server.
          ServersContainer: () => () => null,
          InfoContainer: withChapters(description),
          responses: withSamples(description),
        },
      },
    ],
    defaultModelsExpandDepth: 0,
    defaultModelRendering: "example",
    // Otherwise it would put a link into each button.
    deepLinking: false,
    docExpansion: "list",
    tryItOutEnabled: true,
    // The key is kept only as long as the page.
    persistAuthorization: false,
  });
}

const main = document.querySelector("main");
if (main !== null) {
  await show(main);
  makeAccessible(main);
}
