import AVFAudio
import ApplicationServices
import CoreLocation
import SwiftUI

/// Asks a function, again and again.
@Observable
final class Access {
  private(set) var checks = 0
  var title = ""
  private var wasTrusted = false

  func check() {
    wasTrusted = AXIsProcessTrusted()
    checks += 1
  }
}

struct AccessView: View {
  @State private var access = Access()

  var body: some View {
    let _ = access.checks
    Text("\(access.title) \(AXIsProcessTrusted() ? "trusted" : "unknown")")
    Button("Check") { access.check() }
  }
}

/// Is told by the delegate of a manager, where the view asks another one.
@Observable
final class Locator: NSObject, CLLocationManagerDelegate {
  private(set) var place = "" { didSet { withMutation(keyPath: \.place) {} } }
  var title = ""
  private let manager = CLLocationManager()

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    place = "somewhere"
  }
}

struct LocatorView: View {
  @State private var locator = Locator()

  var body: some View {
    let _ = locator.place
    if CLLocationManager().authorizationStatus == .denied {
      Text(locator.title)
    }
  }
}

/// A shared instance that a function gives.
@Observable
final class Sound {
  private(set) var count = 0
  var title = ""

  func play() {
    count += AVAudioSession.sharedInstance().isOtherAudioPlaying ? 1 : 2
  }
}

struct SoundView: View {
  @State private var sound = Sound()

  var body: some View {
    let _ = sound.count
    Text(AVAudioSession.sharedInstance().isOtherAudioPlaying ? "" : sound.title)
    Button("Play") { sound.play() }
  }
}

/// Nothing asks for what this view shows.
@Observable
final class Quiet {
  private(set) var count = 0
  var title = ""

  func play() { count += 1 }
}

struct QuietView: View {
  @State private var quiet = Quiet()

  var body: some View {
    Text(CGPreflightScreenCaptureAccess() ? "" : quiet.title)
    Button("Play") { quiet.play() }
  }
}

/// Shows the other properties, so that they are not there for updates alone.
struct Counts: View {
  var access: Access
  var locator: Locator
  var sound: Sound
  var quiet: Quiet

  var body: some View {
    Text("\(access.checks) \(locator.place) \(sound.count) \(quiet.count)")
  }
}
