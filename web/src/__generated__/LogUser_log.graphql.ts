/**
 * @generated SignedSource<<a44d7f10eddbb9aaa418ba5f779c19a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LogUser_log$data = {
  readonly deletedActor: {
    readonly name: string;
  } | null | undefined;
  readonly user: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "LogUser_log";
};
export type LogUser_log$key = {
  readonly " $data"?: LogUser_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogUser_log">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LogUser_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeletedActor",
      "kind": "LinkedField",
      "name": "deletedActor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AuditLog",
  "abstractKey": null
};
})();

(node as any).hash = "03d83bbd0b7da97501104a79b1b6bd9c";

export default node;
