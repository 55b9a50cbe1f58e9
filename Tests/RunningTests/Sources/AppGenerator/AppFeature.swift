/// One thing that apps do: what it adds to a model, to a view, and beside them.
public struct AppFeature: Sendable {
  public let name: String
  let add: @Sendable (AppScope) -> Void

  init(_ name: String, _ add: @escaping @Sendable (AppScope) -> Void) { (self.name, self.add) = (name, add) }
}

extension AppFeature {
  /// All that there are.
  public static let all =
    unobserved + storage + equality + initializers + environment + bindings + publishers + nested + views
    + plain + architecture + timing + inheritance + access + changes + containers + relays + unnamed

  public static func named(_ name: String) -> AppFeature? { all.first { $0.name == name } }
}
