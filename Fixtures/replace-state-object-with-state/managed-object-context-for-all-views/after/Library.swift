import CoreData
import SwiftUI

@Observable
final class Covers {
  static let shared = Covers()
  var missing: [String] = []
}

struct Store {
  static let shared = Store()
  let container: NSPersistentContainer

  init() { container = NSPersistentContainer(name: "Library") }
}

@main
struct LibraryApp: App {
  @State private var covers = Covers.shared
  let store = Store.shared

  var body: some Scene {
    WindowGroup {
      Shelf().environment(\.managedObjectContext, store.container.viewContext)
    }
  }
}

struct Shelf: View {
  var body: some View { Text("shelf") }
}

/// Which stores there are may change.
struct Stores: View {
  private let covers = Covers.shared
  let store = Store.shared

  var body: some View {
    let _ = covers.missing
    Text("\(store.container.persistentStoreDescriptions.count)")
    Button("find") { covers.missing.append("a") }
  }
}
