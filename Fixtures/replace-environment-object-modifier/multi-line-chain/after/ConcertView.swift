import SwiftUI

struct ConcertView: View {
    @State private var concert = Concert()
    @State private var stalls = Stalls()

    var body: some View {
        VStack {
            Text("Concert")
        }
        .padding()
        .environment(concert)  // tickets
        .environment(
            stalls
        )
        .onAppear { concert.seats = 150 }
    }
}
