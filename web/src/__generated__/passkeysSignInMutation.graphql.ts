/**
 * @generated SignedSource<<29b44b6ee11650d592f543a74a83ac18>>
 * @relayHash 210b9bf0751d218d46954dbc89b08db5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe49a1fcd200293041b4e0fa1cfc0cd6823ffc3841b10bb04ffa7fbb4be57c6c

import { ConcreteRequest } from 'relay-runtime';
export type RoleName = "Accountant" | "Admin_Assistant" | "Asst_Manager" | "Employee" | "HR" | "IT_Admin" | "Manager" | "Supervisor";
export type SignInWithPasskeyInput = {
  response: string;
};
export type passkeysSignInMutation$variables = {
  input: SignInWithPasskeyInput;
};
export type passkeysSignInMutation$data = {
  readonly result: {
    readonly message?: string;
    readonly user?: {
      readonly email: string | null | undefined;
      readonly firstName: string | null | undefined;
      readonly id: string;
      readonly idleMinutes: number | null | undefined;
      readonly lastName: string | null | undefined;
      readonly needsPasswordChange: boolean | null | undefined;
      readonly needsSecondFactor: boolean | null | undefined;
      readonly roles: ReadonlyArray<RoleName> | null | undefined;
      readonly unreadNotices: number | null | undefined;
    };
  } | null | undefined;
};
export type passkeysSignInMutation = {
  response: passkeysSignInMutation$data;
  variables: passkeysSignInMutation$variables;
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsPasswordChange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsSecondFactor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "idleMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadNotices",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LoginPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "passkeysSignInMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signInWithPasskey",
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
    "name": "passkeysSignInMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signInWithPasskey",
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
    "id": "fe49a1fcd200293041b4e0fa1cfc0cd6823ffc3841b10bb04ffa7fbb4be57c6c",
    "metadata": {},
    "name": "passkeysSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2bf08cf929fcc2def4ebc2a1c09db726";

export default node;
