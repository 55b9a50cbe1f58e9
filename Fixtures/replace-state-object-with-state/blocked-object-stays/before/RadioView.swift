import SwiftUI

struct RadioView: View {
    @StateObject private var radio = Radio()

    var body: some View {
        Button("\(radio.station)") { radio.station += 1 }
    }
}
