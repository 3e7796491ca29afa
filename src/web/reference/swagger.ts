/** The part of Swagger UI that the page uses; it is loaded as a script, with its own React. */

/** An element of Swagger UI's React. */
export type Element = object;
export type Component = ((props: never) => Element | null) | string;

export interface SwaggerSystem {
  readonly React: {
    readonly createElement: (
      component: Component,
      props: object | null,
      ...children: readonly unknown[]
    ) => Element;
  };
  readonly getComponent: (name: string, isContainer?: boolean) => Component;
}

/** Makes a component from the one it replaces. */
export type Wrap = (original: Component, system: SwaggerSystem) => Component;

export interface SwaggerOptions {
  /** The description of the API. */
  readonly spec: unknown;
  readonly domNode: Element;
  /** Null: sends nothing to an external validator. */
  readonly validatorUrl: null;
  readonly plugins: readonly { readonly wrapComponents: Readonly<Record<string, Wrap>> }[];
  readonly defaultModelsExpandDepth: number;
  readonly defaultModelRendering: "example" | "model";
  readonly deepLinking: boolean;
  readonly docExpansion: "list" | "full" | "none";
  readonly tryItOutEnabled: boolean;
  readonly persistAuthorization: boolean;
}

declare global {
  interface Window {
    SwaggerUIBundle?: (options: SwaggerOptions) => unknown;
  }
}
