/**
 * @generated SignedSource<<e2e3d65029c10ecee5464fb4e9d230e0>>
 * @relayHash 654783efa6e1df3bbeee3d803e2da09e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af6b332a517420ebd58dca13ec860bd5ffad4fd9c6d79a534bcd5fd77737d3a0

import { ConcreteRequest } from 'relay-runtime';
export type passkeysBeginConfirmationMutation$variables = Record<PropertyKey, never>;
export type passkeysBeginConfirmationMutation$data = {
  readonly result: {
    readonly message?: string;
    readonly options?: string;
  } | null | undefined;
};
export type passkeysBeginConfirmationMutation = {
  response: passkeysBeginConfirmationMutation$data;
  variables: passkeysBeginConfirmationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
v1 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "options",
      "storageKey": null
    }
  ],
  "type": "PasskeyOptionsPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "passkeysBeginConfirmationMutation",
    "selections": [
      {
        "alias": "result",
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "beginPasskeyConfirmation",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "passkeysBeginConfirmationMutation",
    "selections": [
      {
        "alias": "result",
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "beginPasskeyConfirmation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "af6b332a517420ebd58dca13ec860bd5ffad4fd9c6d79a534bcd5fd77737d3a0",
    "metadata": {},
    "name": "passkeysBeginConfirmationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa30af91f97af1a41bd3489335cbf120";

export default node;
