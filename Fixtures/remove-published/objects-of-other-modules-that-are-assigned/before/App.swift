import Foundation
import SwiftUI

/// To assign another bundle changes nothing of the one before.
final class Plugins: ObservableObject {
  @Published var bundle: Bundle?
  @Published var isLoading = false

  func select(_ bundles: [Bundle]) {
    bundle = bundles.first
    isLoading = false
  }
}

/// This one changes it.
final class Loader: ObservableObject {
  @Published var bundle: Bundle?
  @Published var isLoading = false

  func load() {
    bundle?.load()
    isLoading = false
  }
}

struct PluginsView: View {
  @ObservedObject var plugins: Plugins
  let bundles: [Bundle]

  var body: some View {
    Text(plugins.bundle?.bundlePath ?? "")
    Button("select") { plugins.select(bundles) }
  }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader

  var body: some View {
    Text(loader.bundle?.isLoaded == true ? "loaded" : "")
    Button("load") { loader.load() }
  }
}
