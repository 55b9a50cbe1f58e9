import SwiftUI

@MainActor final class ImageCache {
  static let shared = ImageCache()
  private var images: [Int: String] = [:]
  subscript(id: Int) -> String? {
    get { images[id] }
    set { images[id] = newValue }
  }
}

@Observable
@MainActor final class ImageLoader {
  var isLoading = false
  private var loads = 0
  var image: String? {
    access(keyPath: \.isLoading)
    return ImageCache.shared[1]
  }

  func load() {
    isLoading = true
    loads += 1
    ImageCache.shared[1] = "image \(loads)"
    isLoading = false
  }
}

struct ContentView: View {
  @State private var loader = ImageLoader()
  var body: some View {
    Text(loader.image ?? "none")
    Button("load") { loader.load() }
  }
}
