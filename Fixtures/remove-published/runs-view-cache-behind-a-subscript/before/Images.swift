import SwiftUI

@MainActor final class ImageCache {
  static let shared = ImageCache()
  private var images: [Int: String] = [:]
  subscript(id: Int) -> String? {
    get { images[id] }
    set { images[id] = newValue }
  }
}

@MainActor final class ImageLoader: ObservableObject {
  @Published var isLoading = false
  private var loads = 0
  var image: String? { ImageCache.shared[1] }

  func load() {
    isLoading = true
    loads += 1
    ImageCache.shared[1] = "image \(loads)"
    isLoading = false
  }
}

struct ContentView: View {
  @StateObject private var loader = ImageLoader()
  var body: some View {
    Text(loader.image ?? "none")
    Button("load") { loader.load() }
  }
}
