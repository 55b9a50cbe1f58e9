import SwiftUI

@Observable
@MainActor final class Settings {
  static let shared = Settings()

  var isDry = false

  func note(_ text: String) {}
}

final class SettingsController: UIViewController {
  var settings = Settings.shared

  func run() {
    if settings.isDry { settings.note("dry") }
  }
}

struct SettingsButtons: ButtonStyle {
  var settings: Settings

  func makeBody(configuration: Configuration) -> some View {
    run()
    return configuration.label
  }

  func run() {
    if settings.isDry { settings.note("dry") }
  }
}

#if os(macOS)
  typealias PlatformViewRepresentable = NSViewRepresentable
#else
  typealias PlatformViewRepresentable = UIViewRepresentable
#endif

struct Meter: PlatformViewRepresentable {
  var settings: Settings

  #if os(macOS)
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ view: NSView, context: Context) { view.isHidden = settings.isDry }
  #else
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { view.isHidden = settings.isDry }
  #endif
}
