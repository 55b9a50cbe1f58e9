import SwiftUI

/// SwiftUI makes the only one.
final class Delegate: NSObject, ObservableObject, UIApplicationDelegate {
  @AppStorage("launches") var launches = 0
}

@main struct Launches: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene { WindowGroup { LaunchesView() } }
}

struct LaunchesView: View {
  @EnvironmentObject private var delegate: Delegate

  var body: some View { Stepper("\(delegate.launches)", value: $delegate.launches) }
}
