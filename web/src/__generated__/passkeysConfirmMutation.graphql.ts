/**
 * @generated SignedSource<<26969cb86c05e00de0a635bb357b1646>>
 * @relayHash 5917216244f438914a9e59e259bff5e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3a4445ad319ed481ec93a7176ccd2760ec506c759f98d2b26d9510d275196e0

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmIdentityInput = {
  code?: string | null | undefined;
  passkey?: string | null | undefined;
  password?: string | null | undefined;
};
export type passkeysConfirmMutation$variables = {
  input: ConfirmIdentityInput;
};
export type passkeysConfirmMutation$data = {
  readonly result: {
    readonly message?: string;
  } | null | undefined;
};
export type passkeysConfirmMutation = {
  response: passkeysConfirmMutation$data;
  variables: passkeysConfirmMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "passkeysConfirmMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "confirmIdentity",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "passkeysConfirmMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "confirmIdentity",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c3a4445ad319ed481ec93a7176ccd2760ec506c759f98d2b26d9510d275196e0",
    "metadata": {},
    "name": "passkeysConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2005652eb8676523cf5d95f03629fe93";

export default node;
