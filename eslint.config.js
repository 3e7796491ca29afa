import js from "@eslint/js";
import mocha from "eslint-plugin-mocha";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist/", "build/", "coverage/", "data/"] },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 15],
      // Token patterns name the ranges that a lexer can index by first character.
      "no-control-regex": "off",
    },
  },
  {
    files: ["test/**/*.test.ts"],
    extends: [mocha.configs.recommended],
    rules: {
      "max-lines-per-function": "off",
      "mocha/consistent-spacing-between-blocks": "off",
      "@typescript-eslint/no-unused-expressions": "off",
      // Tables of cases make one test each, in arrow functions.
      "mocha/no-mocha-arrows": "off",
      "mocha/no-setup-in-describe": "off",
    },
  },
);
