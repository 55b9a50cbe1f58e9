import SwiftUI

@main
struct NotesApp: App {
    @NSApplicationDelegateAdaptor private var delegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            Toggle("Active", isOn: _delegate.projectedValue.isActive)
        }
    }
}
