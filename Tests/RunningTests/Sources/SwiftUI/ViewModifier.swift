/// What a project makes of a view; its properties are those of the place.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedView
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is given.
public struct ModifiedView: View, PrimitiveView {
  fileprivate let view: any View

  func show(in place: ViewPlace) { place.show(view, at: "view") }
}

private struct Modified<Content: View, Modifier: ViewModifier>: View, PrimitiveView {
  let content: Content
  let modifier: Modifier

  func show(in place: ViewPlace) {
    if !place.isKept { forEachProperty(of: modifier) { $0.attach(to: place.node, at: $1) } }
    place.show(place.made { modifier.body(content: ModifiedView(view: content)) }, at: "body")
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    Modified(content: self, modifier: modifier)
  }
}
