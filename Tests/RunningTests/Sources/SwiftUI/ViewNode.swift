/// A place in the tree of views, which is a view's identity: its state is kept as long as a view of the same type
/// is shown there.
@MainActor final class ViewNode {
  let type: any View.Type
  private(set) var view: any View
  private(set) var environment = EnvironmentValues()
  /// What properties of the view keep here, by their paths.
  var storage: [String: AnyObject]
  /// What the view made when it was updated last: its body, or its rows.
  var made: Any?

  private let updates: ViewUpdates
  /// The place that this one shows anew.
  private let original: ViewNode?
  private var children: [AnyHashable: ViewNode] = [:]
  private var shownKeys: Set<AnyHashable> = []
  private var isInvalid = true
  private var trackingNumber = 0
  /// Whether what the view read of the environment is the same there.
  private var environmentChecks: [(EnvironmentValues) -> Bool] = []

  init(for view: any View, _ updates: ViewUpdates, anew original: ViewNode? = nil) {
    (self.view, type, self.updates, self.original) = (view, Swift.type(of: view), updates, original)
    storage = original?.storage ?? [:]
  }

  /// Shows a view here. Where nothing it depends on has changed, it is the old one that is shown.
  ///
  /// - Parameter isKept: whether the view is the one that was shown last, as the view around it was not updated.
  func show(_ new: any View, _ environment: EnvironmentValues, isKept: Bool, in rendering: Rendering) {
    self.environment = environment
    let isUpToDate = isUpToDate(with: new, isKept: isKept)
    if !isUpToDate {
      take(new)
    } else if !isKept {
      forEachProperty(of: new) { $0.drop(for: self, at: $1) }
    }
    shownKeys = []
    let place = ViewPlace(node: self, rendering: rendering, isKept: isUpToDate)
    if let primitive = view as? any PrimitiveView {
      primitive.show(in: place)
    } else {
      place.show(place.made { erasedBody(of: view) }, at: "body")
    }
    children = children.filter { shownKeys.contains($0.key) }
  }

  /// The place of a part of this view, and whether it was there before.
  func child(at key: AnyHashable, for view: any View) -> (node: ViewNode, isOld: Bool) {
    shownKeys.insert(key)
    if let old = children[key], old.type == Swift.type(of: view) { return (old, true) }
    let original = original?.children[key].flatMap { $0.type == Swift.type(of: view) ? $0 : nil }
    let new = ViewNode(for: view, updates, anew: original)
    children[key] = new
    return (new, false)
  }

  /// The view reads this of the environment, and has to be updated when it is no longer the same.
  func depend(on isSame: @escaping (EnvironmentValues) -> Bool) {
    environmentChecks.append(isSame)
  }

  func invalidate() {
    updates.isNeeded = true
    isInvalid = true
    if updates.isRendering { updates.changesWhileRendering.append("\(type)") }
  }

  /// What is read in there is what this view depends on, and nothing that it read before.
  func tracked<Result>(_ read: () -> Result) -> Result {
    trackingNumber += 1
    let number = trackingNumber
    return withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.trackingNumber == number { self.invalidate() }
      }
    }
  }

  // MARK: Updating

  private func isUpToDate(with new: any View, isKept: Bool) -> Bool {
    !isInvalid && (isKept || areEqual(view, new)) && environmentChecks.allSatisfy { $0(environment) }
  }

  private func take(_ new: any View) {
    environmentChecks = []
    isInvalid = false
    view = new
    forEachProperty(of: new) { $0.attach(to: self, at: $1) }
  }

  private func erasedBody(of view: any View) -> any View {
    func body<Content: View>(of view: Content) -> any View { view.body }
    updates.bodyCount += 1
    return body(of: view)
  }
}

/// What is known of the updates of all views of a screen.
@MainActor final class ViewUpdates {
  var isNeeded = true
  var isRendering = false
  var bodyCount = 0
  /// The views whose dependencies changed while views were updated, which SwiftUI warns about: "Modifying state
  /// during view update, this will cause undefined behavior."
  var changesWhileRendering: [String] = []
}
