/// A statement that changes a member of the enclosing type.
package struct MemberWrite: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    /// `x = …`, `x += …`, `x[i] = …`
    case variable
    /// `x.append(…)`
    case receiver
    /// `x.y = …`, with the name of `y`: a change of `x` where that is a struct.
    case property(String)
    /// `x.y.append(…)`, with the name of `y`.
    case propertyReceiver(String)
    /// `&x`
    case `inout`
    /// `x.push(1)`, which may change it or not, with the path from it up to the call.
    case call(AccessPath)
    /// Anything deeper.
    case path
  }
  package let name: String
  package let target: Target

  package var isCall: Bool {
    if case .call = target { true } else { false }
  }
}
