/**
 * @generated SignedSource<<abf97c6919a1278ba68094df80e232f6>>
 * @relayHash 984587f939161a7eba08403802d0f667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b7abaa87d8a582fbc367265f3c37ef790cc9253a3fd7e3995981a3b653f50a4

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmIdentityInput = {
  code?: string | null | undefined;
  passkey?: string | null | undefined;
  password?: string | null | undefined;
};
export type ConfirmIdentityDialogMutation$variables = {
  input: ConfirmIdentityInput;
};
export type ConfirmIdentityDialogMutation$data = {
  readonly result: {
    readonly __typename: "ValidationError";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type ConfirmIdentityDialogMutation = {
  response: ConfirmIdentityDialogMutation$data;
  variables: ConfirmIdentityDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ValidationIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmIdentityDialogMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmIdentityDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0b7abaa87d8a582fbc367265f3c37ef790cc9253a3fd7e3995981a3b653f50a4",
    "metadata": {},
    "name": "ConfirmIdentityDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b3dcd63263f2ff56618c2c38f76f421";

export default node;
