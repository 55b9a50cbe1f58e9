import SwiftUI

/// No key path to its properties can be formed off the main actor, so this stays.
@MainActor
final class WindowController: ObservableObject {
  var title: String { UserDefaults.standard.string(forKey: "title") ?? "" }
}

class Storage {
  var controller: WindowController?
  var isSorted = true { didSet { update() } }

  func update() { controller?.objectWillChange.send() }
}

/// The same from a closure that does not run on its actor.
@MainActor
final class Importer: ObservableObject {
  var count: Int { UserDefaults.standard.integer(forKey: "count") }

  func start() {
    Task.detached {
      UserDefaults.standard.set(1, forKey: "count")
      self.objectWillChange.send()
    }
  }
}

struct WindowView: View {
  @ObservedObject var controller: WindowController
  @ObservedObject var importer: Importer

  var body: some View { Text("\(controller.title) \(importer.count)") }
}
