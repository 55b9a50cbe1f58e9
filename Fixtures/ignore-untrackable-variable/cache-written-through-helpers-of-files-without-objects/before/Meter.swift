struct Meter {
    let player: Player

    func read() -> Int {
        player.level()
    }
}
