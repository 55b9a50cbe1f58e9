import CoreData
import SwiftUI

struct Storage {
  static let shared = Storage()
  let container: NSPersistentContainer

  init() {
    container = NSPersistentContainer(name: "Library")
    container.loadPersistentStores { _, _ in }
  }

  func save() {
    if container.viewContext.hasChanges { try? container.viewContext.save() }
  }
}

final class Library: ObservableObject {
  @Published var isDone = false

  func restore() {
    Storage.shared.save()
    isDone.toggle()
  }
}

struct RootView: View {
  let storage = Storage.shared
  @StateObject private var library = Library()

  var body: some View {
    Shelf()
      .environmentObject(library)
      .environment(\.managedObjectContext, storage.container.viewContext)
  }
}

struct Shelf: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    Toggle("done", isOn: $library.isDone)
    Button("restore", action: library.restore)
  }
}
