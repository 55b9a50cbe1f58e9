import SwiftUI

@Observable
final class AppDelegate: NSObject, NSApplicationDelegate {
    var isActive = false
}
