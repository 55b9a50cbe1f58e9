/// Shows a view, for tests: its lines, and what can be tapped.
@MainActor package final class Screen {
  private let root: any View
  private let node: ViewNode
  private let updates = ViewUpdates()
  private var shown = Rendering()

  package init(_ root: any View) {
    self.root = root
    node = ViewNode(for: root, updates)
  }

  package var lines: [String] { shown.lines }
  package var actionCount: Int { shown.actions.count }
  /// How often a body was evaluated, of all views.
  package var bodyCount: Int { updates.bodyCount }
  package var changesWhileRendering: [String] { updates.changesWhileRendering }

  package func tap(_ number: Int) {
    shown.actions[number]()
  }

  /// Updates views until nothing changes any more.
  ///
  /// - Throws: `EndlessUpdates`, as SwiftUI would go on for ever.
  package func settle() async throws {
    for _ in 0..<20 {
      if updates.isNeeded { update() }
      await finishQueuedWork()
      if !updates.isNeeded { return }
    }
    throw EndlessUpdates()
  }

  package struct EndlessUpdates: Error {}

  /// What is to be seen where no body is skipped, and every view is made anew with the state that it has. A line
  /// that differs is stale on the screen. The screen itself stays as it is, and depends on what it did.
  package func linesRenderedAnew() -> [String] {
    let count = updates.bodyCount
    defer { updates.bodyCount = count }
    return render(in: ViewNode(for: root, updates, anew: node), isKept: false).lines
  }

  private func update() {
    updates.isNeeded = false
    shown = render(in: node, isKept: true)
    shown.effects.forEach { $0() }
  }

  private func render(in node: ViewNode, isKept: Bool) -> Rendering {
    let rendering = Rendering()
    updates.isRendering = true
    defer { updates.isRendering = false }
    node.show(root, EnvironmentValues(), isKept: isKept, in: rendering)
    return rendering
  }

  /// What models have put off until later: on the main queue, or in a task of the main actor, which waits there too.
  /// Nothing tells when a task is back that has left it, as with `Task.yield()`.
  private func finishQueuedWork() async {
    for _ in 0..<4 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
