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

@Observable
final class Library {
  var isDone = false

  func restore() {
    Storage.shared.save()
    isDone.toggle()
  }
}

struct RootView: View {
  let storage = Storage.shared
  @State private var library = Library()

  var body: some View {
    Shelf()
      .environment(library)
      .environment(\.managedObjectContext, storage.container.viewContext)
  }
}

struct Shelf: View {
  @Environment(Library.self) private var library

  var body: some View {
    @Bindable var library = library
    Toggle("done", isOn: $library.isDone)
    Button("restore", action: library.restore)
  }
}
