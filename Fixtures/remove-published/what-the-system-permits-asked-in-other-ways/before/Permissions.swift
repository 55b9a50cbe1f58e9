import AVFAudio
import ApplicationServices
import CoreLocation
import SwiftUI

/// Asks a function, again and again.
final class Access: ObservableObject {
  @Published private(set) var checks = 0
  @Published var title = ""
  private var wasTrusted = false

  func check() {
    wasTrusted = AXIsProcessTrusted()
    checks += 1
  }
}

struct AccessView: View {
  @StateObject private var access = Access()

  var body: some View {
    Text("\(access.title) \(AXIsProcessTrusted() ? "trusted" : "unknown")")
    Button("Check") { access.check() }
  }
}

/// Is told by the delegate of a manager, where the view asks another one.
final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published private(set) var place = ""
  @Published var title = ""
  private let manager = CLLocationManager()

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    place = "somewhere"
  }
}

struct LocatorView: View {
  @StateObject private var locator = Locator()

  var body: some View {
    if CLLocationManager().authorizationStatus == .denied {
      Text(locator.title)
    }
  }
}

/// A shared instance that a function gives.
final class Sound: ObservableObject {
  @Published private(set) var count = 0
  @Published var title = ""

  func play() {
    count += AVAudioSession.sharedInstance().isOtherAudioPlaying ? 1 : 2
  }
}

struct SoundView: View {
  @StateObject private var sound = Sound()

  var body: some View {
    Text(AVAudioSession.sharedInstance().isOtherAudioPlaying ? "" : sound.title)
    Button("Play") { sound.play() }
  }
}

/// Nothing asks for what this view shows.
final class Quiet: ObservableObject {
  @Published private(set) var count = 0
  @Published var title = ""

  func play() { count += 1 }
}

struct QuietView: View {
  @StateObject private var quiet = Quiet()

  var body: some View {
    Text(CGPreflightScreenCaptureAccess() ? "" : quiet.title)
    Button("Play") { quiet.play() }
  }
}

/// Shows the other properties, so that they are not there for updates alone.
struct Counts: View {
  @ObservedObject var access: Access
  @ObservedObject var locator: Locator
  @ObservedObject var sound: Sound
  @ObservedObject var quiet: Quiet

  var body: some View {
    Text("\(access.checks) \(locator.place) \(sound.count) \(quiet.count)")
  }
}
