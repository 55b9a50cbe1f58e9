package import SwiftModel

/// Code that an effect may run.
package struct Callee: Hashable, Sendable {
  /// The `self` of code, as seen from the effect that runs it.
  package enum Receiver: Hashable, Sendable {
    /// The object that the effect names something of.
    case base
    /// An object of a type that conforms to the protocol of that.
    case conformer(TypeID)
    /// The `self` of a closure: an object of the declaration around it.
    case captured(in: TypeID)
    /// The value of what the effect names, which is called or indexed.
    case value
    /// No object that is known: code of a type, or of no type.
    case none
  }

  package let code: CodeRegion
  package let receiver: Receiver

  package init(code: CodeRegion, receiver: Receiver) {
    self.code = code
    self.receiver = receiver
  }
}
