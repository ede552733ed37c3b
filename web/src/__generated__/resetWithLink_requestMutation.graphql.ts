/**
 * @generated SignedSource<<563091bc326f26cd6b7e0aa65db8d33a>>
 * @relayHash 0fdaa5847f1550f8e035da0bd0b00878
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 173120ee71370de7d6a67ad55a58c943daefbb84a3b3a7064d5907cc76f0f084

import { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
};
export type resetWithLink_requestMutation$variables = {
  input: RequestPasswordResetInput;
};
export type resetWithLink_requestMutation$data = {
  readonly result: {
    readonly message?: string;
    readonly text?: string;
  } | null | undefined;
};
export type resetWithLink_requestMutation = {
  response: resetWithLink_requestMutation$data;
  variables: resetWithLink_requestMutation$variables;
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
      "alias": "text",
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "MessagePayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "resetWithLink_requestMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestPasswordReset",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "resetWithLink_requestMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestPasswordReset",
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
    "id": "173120ee71370de7d6a67ad55a58c943daefbb84a3b3a7064d5907cc76f0f084",
    "metadata": {},
    "name": "resetWithLink_requestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c20e71d063d80ed73209ecb0aa24820b";

export default node;
