/**
 * @generated SignedSource<<fc1b9818249649c04a12a10c95f4f1ec>>
 * @relayHash 7f1e1c0ada0d5b5c4c488c9c2658515d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 315a2a72bc230dfabccc2dd6d6cb32993f668495bbc954cff4d5acb1634e5d78

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmAuthenticatorAppInput = {
  code: string;
};
export type SetUpAppDialogConfirmMutation$variables = {
  input: ConfirmAuthenticatorAppInput;
};
export type SetUpAppDialogConfirmMutation$data = {
  readonly result: {
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "RecoveryCodesPayload";
    readonly recoveryCodes: ReadonlyArray<string>;
  } | {
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
export type SetUpAppDialogConfirmMutation = {
  response: SetUpAppDialogConfirmMutation$data;
  variables: SetUpAppDialogConfirmMutation$variables;
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
    "name": "confirmAuthenticatorApp",
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
          (v1/*:: as any*/)
        ],
        "type": "ConflictError",
        "abstractKey": null
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recoveryCodes",
            "storageKey": null
          }
        ],
        "type": "RecoveryCodesPayload",
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
    "name": "SetUpAppDialogConfirmMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetUpAppDialogConfirmMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "315a2a72bc230dfabccc2dd6d6cb32993f668495bbc954cff4d5acb1634e5d78",
    "metadata": {},
    "name": "SetUpAppDialogConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52dceb010b58b7ae60f8aff07bbb4fab";

export default node;
