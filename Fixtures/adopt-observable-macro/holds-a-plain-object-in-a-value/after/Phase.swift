import SwiftUI

final class Job {
  var progress = 0.0
  let title = "job"
}

enum Phase {
  case idle
  case running(Job)
  case waiting(for: Job, seconds: Int)
}

struct Owner {
  let job: Job?
  var date = 0
}

struct Team {
  var owners: [Owner] = []
  let first = Owner(job: Job())
}

/// Nothing in it changes.
final class Label {
  let text = ""
}

struct Sign {
  let label = Label()
  var size = 0
}

@Observable
final class Runner {
  var phase = Phase.idle
  var ticks = 0

  func tick() {
    if case .running(let job) = phase { job.progress += 0.1 }
    ticks += 1
  }
}

@Observable
final class Office {
  var owner = Owner(job: Job())
  var team = Team()
  var sign = Sign()
  var visits = 0
}

/// Its job is read by actions only.
@Observable
final class Depot {
  var stock = Stock()
  var visits = 0
}

struct Stock {
  let keeper = Job()
}

struct RunnerView: View {
  var runner: Runner

  var body: some View {
    let _ = runner.ticks
    switch runner.phase {
    case .idle: Button("go") { runner.phase = .running(Job()) }
    case .running(let job): Button("\(job.progress)") { runner.tick() }
    case .waiting(for: let other, let seconds): Text("\(other.title) \(seconds)")
    }
  }
}

struct OfficeView: View {
  var office: Office

  var body: some View {
    Text("\(office.owner.job?.progress ?? 0) \(office.sign.label.text)")
    Text("\(office.visits)")
  }
}

struct DepotView: View {
  var depot: Depot

  var body: some View {
    Text("\(depot.visits) \(depot.stock.keeper.title)")
    Button("print") { print(depot.stock.keeper.progress) }
  }
}

struct TicksView: View {
  var runner: Runner

  var body: some View { Text("\(runner.ticks)") }
}

/// An element of an array in a struct, by a local name.
@Observable
final class League {
  var teams: [Squad] = []
  var rounds = 0
}

struct Squad {
  var players: [Player] = []
}

struct Player: Identifiable {
  let id = 0
  let record = Record()
}

final class Record {
  var wins = 0
  func win() { wins += 1 }
}

struct LeagueView: View {
  var league: League

  var body: some View {
    Text("\(league.rounds)")
    ForEach(league.teams.first?.players ?? []) { player in
      Text("\(player.record.wins)")
    }
  }
}

/// An observable object that stays.
final class Radio: ObservableObject {
  @Published var volume = 0
  func log() { objectWillChange.sink { print("will change") }.cancel() }
}

struct Cabin {
  let radio = Radio()
}

@Observable
final class Plane {
  var cabin = Cabin()
  var height = 0
}

struct PlaneView: View {
  var plane: Plane

  var body: some View { Text("\(plane.height) \(plane.cabin.radio.volume)") }
}
