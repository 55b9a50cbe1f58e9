import SwiftUI

/// SwiftUI makes the only one.
@Observable
final class Delegate: NSObject, UIApplicationDelegate {
  @ObservationIgnored @AppStorage("launches") private var _launchesStorage = 0
  var launches: Int {
    get {
      access(keyPath: \.launches)
      return _launchesStorage
    }
    set { withMutation(keyPath: \.launches) { _launchesStorage = newValue } }
  }
}

@main struct Launches: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene { WindowGroup { LaunchesView() } }
}

struct LaunchesView: View {
  @Environment(Delegate.self) private var delegate

  var body: some View { Stepper("\(delegate.launches)", value: Bindable(delegate).launches) }
}
