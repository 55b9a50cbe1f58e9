import SwiftUI

final class Scheme: ObservableObject {
  @AppStorage("scheme") var name = "system"
}

/// One program has one of these.
#if os(iOS) || os(visionOS)
  struct PhoneApp: App {
    @StateObject private var scheme = Scheme()
    var body: some Scene { WindowGroup { SchemeView().environmentObject(scheme) } }
  }
#elseif os(macOS)
  struct DesktopApp: App {
    @StateObject private var scheme = Scheme()
    var body: some Scene { WindowGroup { SchemeView().environmentObject(scheme) } }
  }
#else
  struct OtherApp: App {
    @StateObject private var scheme = Scheme()
    var body: some Scene { WindowGroup { SchemeView().environmentObject(scheme) } }
  }
#endif

struct SchemeView: View {
  @EnvironmentObject private var scheme: Scheme

  var body: some View {
    Text(scheme.name)
    Button("dark") { scheme.name = "dark" }
  }
}

final class Volume: ObservableObject {
  @AppStorage("volume") var level = 1
}

#if !DEBUG
  struct ReleaseApp: App {
    @StateObject private var volume = Volume()
    var body: some Scene { WindowGroup { VolumeView().environmentObject(volume) } }
  }
#endif

#if DEBUG && os(macOS)
  struct TrialApp: App {
    @StateObject private var volume = Volume()
    var body: some Scene { WindowGroup { VolumeView().environmentObject(volume) } }
  }
#endif

struct VolumeView: View {
  @EnvironmentObject private var volume: Volume

  var body: some View {
    Text("\(volume.level)")
    Button("louder") { volume.level += 1 }
  }
}

final class Zoom: ObservableObject {
  @AppStorage("zoom") var factor = 1
}

/// Both may be in one program.
#if DEBUG
  struct FirstApp: App {
    @StateObject private var zoom = Zoom()
    var body: some Scene { WindowGroup { ZoomView().environmentObject(zoom) } }
  }
#endif

#if DEBUG || os(macOS)
  struct SecondApp: App {
    @StateObject private var zoom = Zoom()
    var body: some Scene { WindowGroup { ZoomView().environmentObject(zoom) } }
  }
#endif

struct ZoomView: View {
  @EnvironmentObject private var zoom: Zoom

  var body: some View {
    Text("\(zoom.factor)")
    Button("closer") { zoom.factor += 1 }
  }
}
