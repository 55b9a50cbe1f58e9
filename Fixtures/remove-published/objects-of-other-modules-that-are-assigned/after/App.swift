import Foundation
import SwiftUI

/// To assign another bundle changes nothing of the one before.
@Observable
final class Plugins {
  var bundle: Bundle?
  var isLoading = false

  func select(_ bundles: [Bundle]) {
    bundle = bundles.first
    isLoading = false
  }
}

/// This one changes it.
@Observable
final class Loader {
  var bundle: Bundle?
  var isLoading = false { didSet { withMutation(keyPath: \.isLoading) {} } }

  func load() {
    bundle?.load()
    isLoading = false
  }
}

struct PluginsView: View {
  var plugins: Plugins
  let bundles: [Bundle]

  var body: some View {
    Text(plugins.bundle?.bundlePath ?? "")
    Button("select") { plugins.select(bundles) }
  }
}

struct LoaderView: View {
  var loader: Loader

  var body: some View {
    let _ = loader.isLoading
    Text(loader.bundle?.isLoaded == true ? "loaded" : "")
    Button("load") { loader.load() }
  }
}
