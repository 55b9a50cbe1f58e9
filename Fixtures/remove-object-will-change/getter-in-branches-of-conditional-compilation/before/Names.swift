import Foundation
import SwiftUI

final class Names: ObservableObject {
    private let defaults = UserDefaults.standard

    var first: String {
        #if os(iOS)
        defaults.string(forKey: "first-ios") ?? ""
        #elseif os(watchOS)
        // Kept under a name of its own.
        let key = "first-watch"
        return defaults.string(forKey: key) ?? ""
        #else
        defaults.string(forKey: "first") ?? ""
        #endif
    }

    var last: String {
        get {
            #if os(iOS)
            return defaults.string(forKey: "last-ios") ?? ""
            #else
            if defaults.bool(forKey: "hidden") {
                ""
            } else {
                defaults.string(forKey: "last") ?? ""
            }
            #endif
        }
        set {
            objectWillChange.send()
            defaults.set(newValue, forKey: "last")
        }
    }

    func rename(to name: String) {
        defaults.set(name, forKey: "first")
        objectWillChange.send()
    }
}

struct NamesView: View {
    @ObservedObject var names: Names

    var body: some View { Text("\(names.first) \(names.last)") }
}
