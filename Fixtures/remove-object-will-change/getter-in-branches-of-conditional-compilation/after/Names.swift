import Foundation
import SwiftUI

@Observable
final class Names {
    private let defaults = UserDefaults.standard

    var first: String {
        access(keyPath: \.first)
        #if os(iOS)
        return defaults.string(forKey: "first-ios") ?? ""
        #elseif os(watchOS)
        // Kept under a name of its own.
        let key = "first-watch"
        return defaults.string(forKey: key) ?? ""
        #else
        return defaults.string(forKey: "first") ?? ""
        #endif
    }

    var last: String {
        get {
            access(keyPath: \.last)
            #if os(iOS)
            return defaults.string(forKey: "last-ios") ?? ""
            #else
            return if defaults.bool(forKey: "hidden") {
                ""
            } else {
                defaults.string(forKey: "last") ?? ""
            }
            #endif
        }
        set {
            withMutation(keyPath: \.last) {
                defaults.set(newValue, forKey: "last")
            }
        }
    }

    func rename(to name: String) {
        defaults.set(name, forKey: "first")
        withMutation(keyPath: \.first) {}
        withMutation(keyPath: \.last) {}
    }
}

struct NamesView: View {
    var names: Names

    var body: some View { Text("\(names.first) \(names.last)") }
}
