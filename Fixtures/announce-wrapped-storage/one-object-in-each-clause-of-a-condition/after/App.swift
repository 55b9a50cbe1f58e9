import SwiftUI

@Observable
final class Scheme {
  @ObservationIgnored @AppStorage("scheme") private var _nameStorage = "system"
  var name: String {
    get {
      access(keyPath: \.name)
      return _nameStorage
    }
    set { withMutation(keyPath: \.name) { _nameStorage = newValue } }
  }
}

/// One program has one of these.
#if os(iOS) || os(visionOS)
  struct PhoneApp: App {
    @State private var scheme = Scheme()
    var body: some Scene { WindowGroup { SchemeView().environment(scheme) } }
  }
#elseif os(macOS)
  struct DesktopApp: App {
    @State private var scheme = Scheme()
    var body: some Scene { WindowGroup { SchemeView().environment(scheme) } }
  }
#else
  struct OtherApp: App {
    @State private var scheme = Scheme()
    var body: some Scene { WindowGroup { SchemeView().environment(scheme) } }
  }
#endif

struct SchemeView: View {
  @Environment(Scheme.self) private var scheme

  var body: some View {
    Text(scheme.name)
    Button("dark") { scheme.name = "dark" }
  }
}

@Observable
final class Volume {
  @ObservationIgnored @AppStorage("volume") private var _levelStorage = 1
  var level: Int {
    get {
      access(keyPath: \.level)
      return _levelStorage
    }
    set { withMutation(keyPath: \.level) { _levelStorage = newValue } }
  }
}

#if !DEBUG
  struct ReleaseApp: App {
    @State private var volume = Volume()
    var body: some Scene { WindowGroup { VolumeView().environment(volume) } }
  }
#endif

#if DEBUG && os(macOS)
  struct TrialApp: App {
    @State private var volume = Volume()
    var body: some Scene { WindowGroup { VolumeView().environment(volume) } }
  }
#endif

struct VolumeView: View {
  @Environment(Volume.self) private var volume

  var body: some View {
    Text("\(volume.level)")
    Button("louder") { volume.level += 1 }
  }
}

@Observable
final class Zoom {
  @ObservationIgnored @AppStorage("zoom") private var _factorStorage = 1
  var factor: Int {
    get {
      Self.storeRegistrar.access(self, keyPath: \.factor)
      return _factorStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.factor) { _factorStorage = newValue } }
  }
  /// What one of the objects writes to the store updates the views of all.
  private static let storeRegistrar = ObservationRegistrar()
}

/// Both may be in one program.
#if DEBUG
  struct FirstApp: App {
    @State private var zoom = Zoom()
    var body: some Scene { WindowGroup { ZoomView().environment(zoom) } }
  }
#endif

#if DEBUG || os(macOS)
  struct SecondApp: App {
    @State private var zoom = Zoom()
    var body: some Scene { WindowGroup { ZoomView().environment(zoom) } }
  }
#endif

struct ZoomView: View {
  @Environment(Zoom.self) private var zoom

  var body: some View {
    Text("\(zoom.factor)")
    Button("closer") { zoom.factor += 1 }
  }
}
