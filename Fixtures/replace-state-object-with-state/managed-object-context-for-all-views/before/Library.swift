import CoreData
import SwiftUI

final class Covers: ObservableObject {
  static let shared = Covers()
  @Published var missing: [String] = []
}

struct Store {
  static let shared = Store()
  let container: NSPersistentContainer

  init() { container = NSPersistentContainer(name: "Library") }
}

@main
struct LibraryApp: App {
  @StateObject private var covers = Covers.shared
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
  @ObservedObject private var covers = Covers.shared
  let store = Store.shared

  var body: some View {
    Text("\(store.container.persistentStoreDescriptions.count)")
    Button("find") { covers.missing.append("a") }
  }
}
