import SwiftUI

final class NameCache {
  static let shared = NameCache()
  private var names: [Int: String] = [:]

  func name(of id: Int) -> String {
    if let known = names[id] { return known }
    let name = "name \(id)"
    names[id] = name
    return name
  }
}

final class Directory: ObservableObject {
  @Published var selection = 0
  @Published var isLoading = false

  func preload() {
    _ = NameCache.shared.name(of: 1)
    isLoading.toggle()
  }
}

struct NameView: View {
  @ObservedObject var directory: Directory

  var body: some View {
    Text(NameCache.shared.name(of: directory.selection))
    Button("Preload") { directory.preload() }
  }
}

struct LoadingView: View {
  @ObservedObject var directory: Directory

  var body: some View {
    if directory.isLoading { Text("Loading") }
  }
}
