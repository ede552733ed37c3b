/**
 * @generated SignedSource<<cd00d03deebc4fcb92b91fb84319e38a>>
 * @relayHash 7169cd79708b1104b8652112f8953a57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59151b8f0f17b71c5f573917f3b3b25bac6ac56f3e04ea5fd2312801b104226e

import { ConcreteRequest } from 'relay-runtime';
export type DeleteReportInput = {
  id: string;
};
export type useDeleteReportMutation$variables = {
  input: DeleteReportInput;
};
export type useDeleteReportMutation$data = {
  readonly result: {
    readonly error: {
      readonly message: string;
    } | null | undefined;
    readonly payload: {
      readonly deletedReportId: string;
    } | null | undefined;
  };
};
export type useDeleteReportMutation = {
  response: useDeleteReportMutation$data;
  variables: useDeleteReportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedReportId",
      "storageKey": null
    }
  ],
  "type": "DeleteReportPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteReportMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteReport",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          },
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteReportMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "59151b8f0f17b71c5f573917f3b3b25bac6ac56f3e04ea5fd2312801b104226e",
    "metadata": {},
    "name": "useDeleteReportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "294fe825aed26f5cc08febf8e885a22e";

export default node;
