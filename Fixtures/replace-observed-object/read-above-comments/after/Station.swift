import SwiftUI

func translated(_ key: String) -> String { UserDefaults.standard.string(forKey: key) ?? key }

@Observable
final class Station {
    var name = ""
}

struct StationView: View {
    var station: Station

    var body: some View {
        let _ = station.name
        // The name of the station, in the language of the user.
        // It is set elsewhere.
        Text(translated("station"))
    }
}

struct PlatformView: View {
    var station: Station

    var body: some View { // Not on one line.

        let _ = station.name
        /* The platform. */
        Text(translated("platform"))
    }
}

struct TrackView: View {
    var station: Station

    var body: some View {
        let _ = station.name
        #if os(macOS)
            Text(translated("track"))
        #else
            Text(translated("platform"))
        #endif
    }
}
