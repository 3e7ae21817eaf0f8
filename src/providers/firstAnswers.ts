import type { Answer } from '../api/answer';
import { httpRequest, type HttpRequest } from '../api/request';
import { isList, isObject, type Resource } from '../core/defineResource';
import type { FirstAnswers } from '../core/firstAnswers';
import { isPage, listBody } from '../core/resourceRequest';
import { listResponse, readObject } from './answers';

interface Sources {
  /** Gives what was granted to a request, once. */
  readonly take: (request: HttpRequest) => Answer | undefined;
  readonly resources: readonly Resource[];
  readonly host: string;
  readonly token: string | null;
}

/** What cannot be shown is asked for again, in the way that says so. */
function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Early answers as the data provider would give them: the same requests, the same reading. */
export function createFirstAnswers({ take, resources, host, token }: Sources): FirstAnswers {
  const find = (name: string) => resources.find((resource) => resource.name === name);
  return {
    list(name, page, params) {
      const list = find(name);
      if (!list || !isList(list) || !isPage(page)) return undefined;
      const answer = take(httpRequest(host, list.read, listBody(list, page, params), token));
      return answer && unlessBroken(() => listResponse(list, answer, page));
    },
    object(name) {
      const object = find(name);
      if (!object || !isObject(object) || object.idKey) return undefined;
      const answer = take(httpRequest(host, object.one, object.fixed, token));
      return answer && unlessBroken(() => ({ data: readObject(object, answer) }));
    },
  };
}
