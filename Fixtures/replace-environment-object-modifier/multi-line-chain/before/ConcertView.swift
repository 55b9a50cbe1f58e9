import SwiftUI

struct ConcertView: View {
    @StateObject private var concert = Concert()
    @StateObject private var stalls = Stalls()

    var body: some View {
        VStack {
            Text("Concert")
        }
        .padding()
        .environmentObject(concert)  // tickets
        .environmentObject(
            stalls
        )
        .onAppear { concert.seats = 150 }
    }
}
