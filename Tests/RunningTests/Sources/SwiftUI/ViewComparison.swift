/// What says itself whether another value means the same to a view.
protocol ComparedByItself {
  @MainActor func isSame(as other: Any) -> Bool
}

extension EquatableView: ComparedByItself {
  func isSame(as other: Any) -> Bool { (other as? Self)?.content == content }
}

/// Whether SwiftUI takes two values for the same, and need not update a view that was given one and is given the
/// other: objects by their identity, what is `Equatable` by that, all else field by field. Closures never are.
///
/// Apple does not say how it compares. Where it finds two closures equal, it skips more bodies than this.
@MainActor func areEqual(_ a: Any, _ b: Any) -> Bool {
  guard type(of: a) == type(of: b) else { return false }
  if let a = a as? any ComparedByItself { return a.isSame(as: b) }
  if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
  if !(a is any View), let a = a as? any Equatable { return isEqual(a, to: b) }
  return areFieldsEqual(Mirror(reflecting: a), Mirror(reflecting: b))
}

private func isEqual<Value: Equatable>(_ a: Value, to b: Any) -> Bool {
  (b as? Value) == a
}

@MainActor private func areFieldsEqual(_ a: Mirror, _ b: Mirror) -> Bool {
  guard a.children.count == b.children.count else { return false }
  // What has no fields: an empty structure is like any other, a function is not.
  if a.children.isEmpty { return a.displayStyle != nil && a.displayStyle != .enum }
  return zip(a.children, b.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
}

/// Whether `onReceive` takes two publishers for the same: objects by their identity, so that each `AnyPublisher` is
/// another one, and all else field by field. Closures of operators are taken for the same here, as those that capture
/// nothing are.
@MainActor func isSamePublisher(_ a: Any, _ b: Any) -> Bool {
  guard type(of: a) == type(of: b) else { return false }
  if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
  let (fieldsOfA, fieldsOfB) = (Mirror(reflecting: a), Mirror(reflecting: b))
  guard !(a is any Equatable), fieldsOfA.displayStyle == .struct, !fieldsOfA.children.isEmpty else {
    return fieldsOfA.displayStyle == nil || areEqual(a, b)
  }
  return zip(fieldsOfA.children, fieldsOfB.children).allSatisfy { isSamePublisher($0.value, $1.value) }
}

/// A view that is compared by its own `==`.
public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  let content: Content

  func show(in place: ViewPlace) { place.show(content, at: "content") }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
