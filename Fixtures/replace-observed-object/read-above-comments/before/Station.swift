import SwiftUI

func translated(_ key: String) -> String { UserDefaults.standard.string(forKey: key) ?? key }

final class Station: ObservableObject {
    @Published var name = ""
}

struct StationView: View {
    @ObservedObject var station: Station

    var body: some View {
        // The name of the station, in the language of the user.
        // It is set elsewhere.
        Text(translated("station"))
    }
}

struct PlatformView: View {
    @ObservedObject var station: Station

    var body: some View { // Not on one line.

        /* The platform. */
        Text(translated("platform"))
    }
}

struct TrackView: View {
    @ObservedObject var station: Station

    var body: some View {
        #if os(macOS)
            Text(translated("track"))
        #else
            Text(translated("platform"))
        #endif
    }
}
