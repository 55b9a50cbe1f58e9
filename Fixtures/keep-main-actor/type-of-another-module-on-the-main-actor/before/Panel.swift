import SwiftUI

@MainActor final class Settings: ObservableObject {
  static let shared = Settings()

  @Published var isDry = false

  func note(_ text: String) {}
}

final class SettingsController: UIViewController {
  @ObservedObject var settings = Settings.shared

  func run() {
    if settings.isDry { settings.note("dry") }
  }
}

struct SettingsButtons: ButtonStyle {
  @ObservedObject var settings: Settings

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
  @ObservedObject var settings: Settings

  #if os(macOS)
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ view: NSView, context: Context) { view.isHidden = settings.isDry }
  #else
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { view.isHidden = settings.isDry }
  #endif
}
