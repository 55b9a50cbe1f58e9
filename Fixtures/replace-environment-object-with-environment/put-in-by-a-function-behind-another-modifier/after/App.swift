import SwiftUI

@Observable
final class Library {
  var count = 0
}

final class Services {
  let library = Library()
}

extension View {
  func services(_ services: Services, lines: Int) -> some View {
    environment(\.lineLimit, lines).environment(services.library)
  }
}

@main
struct LibraryApp: App {
  private let services = Services()

  var body: some Scene {
    WindowGroup { AddButton().services(services, lines: 1) }
  }
}

struct AddButton: View {
  @Environment(Library.self) private var library

  var body: some View { Button("Add") { library.count += 1 } }
}
