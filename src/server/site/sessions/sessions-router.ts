import type Router from "@koa/router";
import type { RouterContext, RouterMiddleware } from "@koa/router";
import type { Sessions } from "../../../store/accounts/sessions.ts";
import { checkOf } from "../../../views/check.ts";
import { noteSubject } from "../../answered.ts";
import { ApiError } from "../../errors.ts";
import { makeRouter } from "../../router.ts";
import { SessionsAnswer } from "../schema.ts";
import { accountOf, type Visitor, type Visitors } from "../visitor.ts";

/** The parts that the routes of sessions are built from. */
export interface SessionsParts {
  readonly sessions: Sessions;
  readonly visitors: Visitors;
}

const checkAnswer = checkOf(SessionsAnswer);

/** Where the account is logged in, and how to end that. Every answer is the list. */
export function sessionsRouter({ sessions, visitors }: SessionsParts): Router {
  const answer = async (ctx: RouterContext, visitor: Visitor) => {
    const { id } = accountOf(visitor);
    const list = { sessions: [...(await sessions.list(id, visitor.session ?? ""))] };
    checkAnswer(list);
    ctx.body = list;
  };
  const changing = (
    change: (ctx: RouterContext, accountId: string, token: string) => Promise<void>,
  ): RouterMiddleware => {
    return async (ctx) => {
      const visitor = await visitors.authorise(ctx);
      const { id } = accountOf(visitor);
      noteSubject(ctx, { account: id });
      await change(ctx, id, visitor.session ?? "");
      await answer(ctx, visitor);
    };
  };
  return makeRouter("/site/sessions")
    .get("/", async (ctx) => answer(ctx, await visitors.identify(ctx)))
    .post(
      "/end-others",
      changing((_, accountId, token) => sessions.endOthers(accountId, token)),
    )
    .post(
      "/:id/end",
      changing(async ({ params: { id = "" } }, accountId) => {
        if (!(await sessions.endById(accountId, id)))
          throw new ApiError("not_found", "this session has ended already");
      }),
    );
}
